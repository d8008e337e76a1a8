/** The input and answer of a call; undefined for an input that it does not take. */
interface Contract {
  /** Both where the answer depends on who asks. */
  isPublic: boolean;
  params: unknown;
  query: unknown;
  body: unknown;
  answer: unknown;
}

interface AuthCall<Answer, Body = undefined> extends Contract {
  isPublic: true;
  params: undefined;
  query: undefined;
  body: Body;
  answer: Answer;
}

type AuthForm = Record<string, string>;

/**
 * Every call by its name, such as `PATCH /cart/{id}`. Here are those of next-auth; app/api/openapi.json/route.ts adds the
 * shop's own, each typed by the route that answers it.
 */
export interface Calls {
  "GET /auth/csrf": AuthCall<{ csrfToken: string }>;
  "GET /auth/session": AuthCall<{ expires?: string; user?: { email: string; name: string } }>;
  "POST /auth/callback/credentials": AuthCall<{ url: string }, AuthForm>;
  "POST /auth/signin/google": AuthCall<{ url: string }, AuthForm>;
  "POST /auth/signout": AuthCall<{ url: string }, AuthForm>;
}

export type CallName = keyof Calls;
type NameOf<IsPublic> = {
  [Name in CallName]: IsPublic extends Calls[Name]["isPublic"] ? Name : never;
}[CallName];
/** The calls that need no sign-in. */
export type PublicName = NameOf<true>;
export type ProtectedName = NameOf<false>;

export type AnswerOf<Name extends CallName> = Calls[Name]["answer"];

/**
 * The failures after which a call may be sent again. `idempotent`: after any, since twice is the same as once.
 * `if-unavailable`: after an answer that the shop is unavailable, whose work may still be done late. `if-not-started`:
 * only where the shop says itself that it has not started the work.
 */
export type RetryPolicy = "idempotent" | "if-unavailable" | "if-not-started" | "never";

interface RequestOptions {
  /** The Idempotency-Key: the shop does once what comes with it. */
  key?: string;
  headers?: Record<string, string>;
  /** Sent as it is, in place of a body. */
  file?: Blob;
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
  /** Set where method and key do not tell it. */
  retry?: RetryPolicy;
}

/** A request of any call, as it is sent. */
export interface ApiRequest extends RequestOptions {
  params?: Readonly<Record<string, string>>;
  query?: Query;
  body?: object;
  /** True where the answer is a file: it is a Blob then. */
  isFile?: boolean;
}

export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** Numbers are written as text, and a field that may be missing may be null. */
type QueryOf<Fields> = {
  [Name in keyof Fields]:
    | Fields[Name]
    | (string extends Fields[Name] ? number : never)
    | (undefined extends Fields[Name] ? null : never);
};

/** A part of the request, where the call takes it. */
type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [Key in Name]: Value };
type OptionalIfEmpty<Request, Value> = Partial<Value> extends Value ? Partial<Request> : Request;

export type RequestOf<Name extends CallName> = RequestOptions &
  Part<"params", Calls[Name]["params"]> &
  OptionalIfEmpty<Part<"query", QueryOf<Calls[Name]["query"]>>, Calls[Name]["query"]> &
  Part<"body", Calls[Name]["body"]> &
  (AnswerOf<Name> extends Blob ? { isFile: true } : unknown);

/** The request of a call, which may be missing where the call needs nothing. */
export type RestOf<Name extends CallName> =
  Partial<RequestOf<Name>> extends RequestOf<Name> ? [request?: RequestOf<Name>] : [request: RequestOf<Name>];
