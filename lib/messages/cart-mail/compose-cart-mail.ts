import "server-only";
import type { Types } from "mongoose";
import { toUserDto } from "@/lib/accounts/users/dto";
import { getEnv } from "@/lib/env";
import { listLeftCarts } from "@/lib/messages/cart-mail/left-carts";
import { cartStopDigestOf, cartStopTokenOf } from "@/lib/messages/cart-mail/stop-cart-mails";
import type { Outgoing } from "@/lib/messages/channels/channel";
import { withLinesIn } from "@/lib/messages/in-language";
import { pictureInMail } from "@/lib/messages/picture-in-mail";
import { TEXTS } from "@/lib/messages/texts-by-language";
import { getMessageVariables } from "@/lib/messages/variables";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { listCart } from "@/lib/orders/cart/queries";
import { itemsTotal } from "@/lib/orders/cart/rules";
import { PATHS, stopAlertsPath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import type { MailRow } from "@/lib/settings/brand/mail/mail-parts";
import { renderMail } from "@/lib/settings/brand/mail/render-mail";
import { nameWithOption } from "@/lib/stock/options";
import type { Language } from "@/lib/words/constants";
import { messageReasons } from "@/lib/words/en/message-reasons";
import { localPath } from "@/lib/words/local-path.mjs";
import { User } from "@/models/user";

interface CartMessage {
  _id: string;
  userId?: Types.ObjectId | null;
}

/** What is in somebody's cart, as the shop has it now; or why they are not to be told any more. */
export async function composeCartMail({
  _id: id,
  userId,
}: CartMessage): Promise<Outgoing | { pointless: string }> {
  const account = userId
    ? await User.findById(userId).select("name email role language isEmailVerified cartStopDigest").lean()
    : null;
  if (!account) return { pointless: messageReasons.accountDeleted };
  if (!account.cartStopDigest) return { pointless: messageReasons.noCartMails };
  if (!account.isEmailVerified) return { pointless: messageReasons.unprovedMail };
  const [cart] = await listLeftCarts([account._id]);
  if (!cart || !id.startsWith(`${cart.source}:`)) return { pointless: messageReasons.cartChanged };
  const user = toUserDto(account);
  const lines = (await listCart(user)).filter(({ state }) => state === "available");
  if (lines.length === 0) return { pointless: messageReasons.cartUseless };
  await keepDigest(account);
  const language = account.language ?? getMessageVariables().MESSAGES_LANGUAGE;
  return { id, to: user.email, ...layOut({ id: user._id, name: user.name, lines, language }) };
}

/** The digest of before the shop's secret was another one is brought up to it. */
async function keepDigest({ _id, cartStopDigest }: { _id: Types.ObjectId; cartStopDigest?: string | null }) {
  const digest = cartStopDigestOf(_id);
  if (digest !== cartStopDigest) await User.updateOne({ _id, cartStopDigest }, { cartStopDigest: digest });
}

interface LayOutOptions {
  /** Of the account. */
  id: string;
  name: string;
  lines: CartLineDto[];
  language: Language;
}

function layOut({ id, name, lines, language }: LayOutOptions) {
  const texts = TEXTS[language];
  const { subject, paragraphs, button, stop } = texts.cartLeft;
  const urlOf = (path: string): string => absoluteUrl(localPath(language, path));
  const { cartItems } = withLinesIn(language, { cartItems: lines });
  const rows = cartItems.map((line): MailRow => {
    const title = nameWithOption(line.productName, line);
    return {
      label: `${texts.count(line.quantity)} × ${title}`,
      value: texts.money(line.price),
      picture: pictureInMail({ ...line, title, siteUrl: getEnv().NEXTAUTH_URL, language }),
    };
  });
  return renderMail({
    language,
    subject,
    greeting: texts.greeting(name),
    paragraphs,
    button: { label: button, url: urlOf(PATHS.cart) },
    rows: [...rows, { label: texts.total, value: texts.money(itemsTotal(lines)), isStrong: true }],
    notes: [{ text: texts.contact() }, { text: stop, url: urlOf(stopAlertsPath(cartStopTokenOf(id))) }],
  });
}
