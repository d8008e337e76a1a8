import { useLanguage, useWords } from "#words";
import { CheckBox } from "@/components/ui/check-box";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { CUSTOMER_MESSAGES, MAILED_MESSAGES, SHOP_MESSAGES } from "@/lib/messages/constants";
import type { SampleText, SampleTexts } from "@/lib/messages/dto";
import { kindLabel } from "@/lib/messages/rules";
import type { MessageKinds } from "@/lib/messages/settings/kinds/schema";
import { langOfText } from "@/lib/words/owners-text";

type Channel = keyof MessageKinds;

interface Group {
  to: "customers" | "shop";
  channels: readonly Channel[];
  kinds: readonly MessageKinds[Channel][number][];
}

/** What each channel takes. */
const TAKEN: Readonly<Record<Channel, readonly string[]>> = {
  mail: MAILED_MESSAGES,
  sms: CUSTOMER_MESSAGES,
  telegram: SHOP_MESSAGES,
};

const GROUPS: readonly Group[] = [
  { to: "customers", channels: ["mail", "sms"], kinds: MAILED_MESSAGES },
  { to: "shop", channels: ["telegram"], kinds: SHOP_MESSAGES },
];

interface MessageKindsTableProps {
  kinds: MessageKinds;
  samples: SampleTexts;
  isBusy: boolean;
  /** Called with a function that takes the kinds of all channels and returns the changed list of one channel. */
  onChange: (turn: (kinds: MessageKinds) => Partial<MessageKinds>) => void;
}

/** The channels for each kind of message. Each tick is saved at once, so it waits for the script that saves it. */
export function MessageKindsTable({ kinds, samples, isBusy, onChange }: MessageKindsTableProps) {
  const { messages: words } = useWords("deskSettings");
  const { messages: named } = useWords("deskPeople");
  const isInBrowser = useBrowserValue(() => true, false);

  function turn(channel: Channel, kind: string, isOn: boolean): void {
    const turned = <Kind extends string>(all: readonly Kind[], before: readonly string[]): Kind[] =>
      all.filter((one) => (one === kind ? isOn : before.includes(one)));
    onChange(
      ({ mail, sms, telegram }) =>
        ({
          mail: { mail: turned(MAILED_MESSAGES, mail) },
          sms: { sms: turned(CUSTOMER_MESSAGES, sms) },
          telegram: { telegram: turned(SHOP_MESSAGES, telegram) },
        })[channel],
    );
  }

  return GROUPS.map(({ to, channels, kinds: rows }) => (
    <table key={to} className="w-full text-sm">
      <thead className="care-label">
        <tr>
          <th className="text-left">{words.to[to]}</th>
          {channels.map((channel) => (
            <th key={channel} className="w-20">
              {named.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((kind) => (
          <tr key={kind} className="stitch-t">
            <th className="text-left font-normal">
              <KindWithSample label={named.kind(kind, kindLabel(kind))} sample={samples[kind]} />
            </th>
            {channels.map((channel) => (
              <td key={channel} className="text-center">
                {TAKEN[channel].includes(kind) && (
                  <CheckBox
                    className="inline-grid size-11 place-items-center"
                    aria-label={words.by(named.kind(kind, kindLabel(kind)), named.channels[channel])}
                    checked={kinds[channel].some((one) => one === kind)}
                    disabled={isBusy || !isInBrowser}
                    onChange={(isOn) => turn(channel, kind, isOn)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

interface KindWithSampleProps {
  label: string;
  sample: SampleText | undefined;
}

/** Opens where it stands what such a message reads like. */
function KindWithSample({ label, sample }: KindWithSampleProps) {
  const { messages: words } = useWords("deskSettings");
  const language = useLanguage();
  if (!sample) return label;
  const { text, segments } = sample;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center link">{label}</summary>
      <p lang={langOfText(language, text)} className="pb-2 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {segments !== null && <p className="pb-2 text-muted">{words.segments(segments)}</p>}
    </details>
  );
}
