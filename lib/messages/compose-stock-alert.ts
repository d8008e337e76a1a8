import "server-only";
import type { Types } from "mongoose";
import { shownName } from "@/lib/catalogue/products/words";
import { lookOf } from "@/lib/catalogue/products/pictured-color";
import { getEnv } from "@/lib/env";
import { optionIn } from "@/lib/messages/in-language";
import { getMessageVariables } from "@/lib/messages/variables";
import type { Outgoing } from "@/lib/messages/channels/channel";
import type { MessageChannel } from "@/lib/messages/constants";
import type { Language } from "@/lib/words/constants";
import { pictureInMail } from "@/lib/messages/picture-in-mail";
import { renderMail } from "@/lib/settings/brand/mail/render-mail";
import { TEXTS } from "@/lib/messages/texts-by-language";
import { detailsPath, stopAlertsPath } from "@/lib/paths";
import { optionPath } from "@/lib/stock/option-path";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { describeOption, findSpelling, nameWithOption, type ProductOption } from "@/lib/stock/options";
import { getProduct } from "@/lib/catalogue/products/queries";
import { countSegments, fitSms, MAX_SEGMENTS } from "@/lib/messages/sms-length";
import { stockOfOption } from "@/lib/stock/rules";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import { digestToken } from "@/lib/orders/tracking/tracking-token";
import { isStillMade } from "@/lib/messages/stock-alerts/rules";
import { stopTokenOf } from "@/lib/messages/stock-alerts/stop-stock-alerts";
import type { AlertText } from "@/lib/messages/texts";
import { cutAtWord } from "@/lib/platform/text/text";
import { StockAlert } from "@/models/stock-alert";
import { localPath } from "@/lib/words/local-path.mjs";
import { User } from "@/models/user";
import { messageReasons } from "@/lib/words/en/message-reasons";

const LONGEST_TITLE = 120;

interface AlertMessage {
  _id: string;
  channel: MessageChannel;
  alertId?: Types.ObjectId | null;
}

/** What somebody has waited for, as the shop has it now; or why it is not to be told any more. */
export async function composeStockAlert(message: AlertMessage): Promise<Outgoing | { pointless: string }> {
  const { _id: id, channel, alertId } = message;
  const alert = alertId ? await StockAlert.findById(alertId).lean() : null;
  if (!alert || alert.endsAt.getTime() <= Date.now()) return { pointless: messageReasons.nobodyWaits };
  const product = await getProduct(alert.productId.toString());
  if (!product) return { pointless: messageReasons.productGone };
  if (!isStillMade(product, alert)) return { pointless: messageReasons.notMade };
  if (stockOfOption(product, alert) === 0) return { pointless: messageReasons.soldOut };
  const option = spellOption(product, alert);
  const language = await languageOf(alert);
  const path = optionPath(product._id, option);
  if (channel !== "mail") {
    const links = [path, detailsPath(product._id)].map((page) => absoluteUrl(localPath(language, page)));
    const told = TEXTS[language].backInStock({ title: "", price: product.price });
    return {
      id,
      to: alert.contact,
      text: fitStockAlertSms({ ...wordsFor(language, product, option), links, told }),
    };
  }
  const stopUrl = absoluteUrl(localPath(language, stopAlertsPath(await stopTokenFor(alert))));
  const mail = layOut({ product, option, language, url: absoluteUrl(localPath(language, path)), stopUrl });
  return { id, to: alert.contact, ...mail };
}

interface LayOutOptions {
  product: ProductDto;
  option: ProductOption;
  language: Language;
  url: string;
  stopUrl: string;
}

function layOut({ product, option, language, url, stopUrl }: LayOutOptions) {
  const texts = TEXTS[language];
  const said = wordsFor(language, product, option);
  const title = nameWithOption(said.name, said.option);
  const { subject, paragraphs } = texts.backInStock({
    title: cutAtWord(title, LONGEST_TITLE),
    price: product.price,
  });
  const { image1, shownIn } = lookOf(product, option.color);
  const picture = pictureInMail({
    title,
    image1,
    shownIn: shownIn && optionIn(language, { size: "", color: shownIn }).color,
    siteUrl: getEnv().NEXTAUTH_URL,
    language,
  });
  return renderMail({
    language,
    subject,
    paragraphs,
    button: { label: texts.seeProduct, url },
    rows: [{ label: title, value: texts.money(product.price), isStrong: true, picture }],
    notes: [{ text: texts.contact() }, { text: texts.stopAlerts, url: stopUrl }],
  });
}

/** What the product and the option are called in a message. */
const wordsFor = (language: Language, product: ProductDto, option: ProductOption) => ({
  name: shownName(language, product).text,
  option: optionIn(language, option),
});

/** The option as the product spells it, so that its page knows it. */
const spellOption = ({ sizes, colors }: ProductDto, { size, color }: ProductOption): ProductOption => ({
  size: findSpelling(sizes, size) ?? "",
  color: findSpelling(colors, color) ?? "",
});

interface Asked {
  userId?: Types.ObjectId | null;
  language?: Language | null;
  contact: string;
  stopDigest: string;
}

/**
 * The language of the account that asked, or that has this e-mail; where it has chosen none, of the page where it was asked
 * for; the shop's own where nobody knows that.
 */
async function languageOf({ userId, contact, language }: Asked): Promise<Language> {
  const account = await User.findOne(userId ? { _id: userId } : { email: contact })
    .select("language")
    .lean();
  return account?.language ?? language ?? getMessageVariables().MESSAGES_LANGUAGE;
}

/** The digest of before the shop's secret was another one is brought up to it. */
async function stopTokenFor({ contact, stopDigest }: Asked): Promise<string> {
  const token = stopTokenOf(contact);
  const digest = digestToken(token);
  if (digest !== stopDigest) await StockAlert.updateMany({ contact }, { stopDigest: digest });
  return token;
}

/** Characters of the name and of size and colour, the more readable first. */
const CUTS = [
  [200, 200],
  [60, 40],
  [40, 30],
  [24, 20],
  [16, 12],
] as const;

interface FitOptions {
  name: string;
  option: ProductOption;
  /** Links to the same product, the better one first. */
  links: string[];
  told: Pick<AlertText, "sms" | "smsEnd">;
}

/** The sentence and a link, in two parts: long names are cut before the link is another, and no link is cut. */
function fitStockAlertSms({ name, option, links, told }: FitOptions): string {
  const say = ([ofName, ofChoice]: readonly [number, number]) => {
    const choice = cutAtWord(describeOption(option), ofChoice);
    return told.sms(`${cutAtWord(name, ofName)}${choice && ` (${choice})`}`);
  };
  const texts = links.flatMap((link) => CUTS.map((cut) => `${say(cut)} ${link}`));
  const fitting = texts.find((text) => countSegments(text) <= MAX_SEGMENTS);
  return fitting ? fitSms(fitting, [told.smsEnd]) : say(CUTS[CUTS.length - 1] ?? CUTS[0]);
}
