import type { z } from "zod";
import type { Callers } from "@/lib/accounts/auth/guards";
import type { DeclaredCall } from "@/lib/rest/route";

/** What the browser knows of a call by what its route declares. */
type CallOf<Handler> = Handler extends {
  declared: DeclaredCall<infer Name, infer Params, infer Query, infer Body, infer ResponseSchema>;
}
  ? {
      isPublic: Callers[Name] extends null ? true : null extends Callers[Name] ? boolean : false;
      params: z.input<Params>;
      query: z.input<Query>;
      body: z.input<Body>;
      answer: z.output<ResponseSchema>;
    }
  : never;

type MethodOf<Handlers> = {
  [Method in keyof Handlers & string]: Handlers[Method] extends { declared: unknown } ? Method : never;
}[keyof Handlers & string];

type NameOf<Routes> = {
  [Address in keyof Routes & string]: `${MethodOf<Routes[Address]>} ${Address}`;
}[keyof Routes & string];

/** The calls of these addresses by their names, such as `PATCH /cart/{id}`. */
export type CallsOf<Routes> = {
  [Name in NameOf<Routes>]: Name extends `${infer Method} ${infer Address}`
    ? CallOf<Routes[Address & keyof Routes][Method & keyof Routes[Address & keyof Routes]]>
    : never;
};
