import { expect, it } from "vitest";
import { readBlocks, readQuestions, showBlocks, showQuestions } from "@/lib/settings/pages/blocks";
import { DEFAULT_PAGES } from "@/lib/settings/pages/defaults";
import { fillIn } from "@/lib/settings/pages/rules";
import { pagesSchema } from "@/lib/settings/pages/schema";

it("reads headings, paragraphs over several lines, lists and links", () => {
  expect(
    readBlocks("# Returns \nBring it\nback.\n\nThen we look.\n- tag\n* box\n\n- other\nPolicy -> /return\n"),
  ).toEqual([
    { kind: "heading", text: "Returns" },
    { kind: "paragraph", text: "Bring it back." },
    { kind: "paragraph", text: "Then we look." },
    { kind: "list", items: ["tag", "box"] },
    { kind: "list", items: ["other"] },
    { kind: "link", text: "Policy", href: "/return" },
  ]);
});

it("shows what it has read, and reads it again", () => {
  const { faq, ...texts } = DEFAULT_PAGES;
  const { about, returns, privacy, terms } = texts;
  for (const blocks of Object.values(texts)) expect(readBlocks(showBlocks(blocks))).toEqual(blocks);
  expect(readQuestions(showQuestions(faq))).toEqual(faq);
  expect([faq, about, returns, privacy, terms].map(({ length }) => length)).toEqual([5, 2, 13, 16, 16]);
});

it("loses no text that stands before the first question: the form refuses it", () => {
  const typed = "We deliver to all districts.\n# How?\nBy courier.";
  expect(readQuestions(typed)).toEqual([
    { question: "", answer: "We deliver to all districts." },
    { question: "How?", answer: "By courier." },
  ]);
  const { success, error } = pagesSchema.shape.faq.safeParse(readQuestions(typed));
  expect([success, error?.issues[0]?.path]).toEqual([false, [0, "question"]]);
});

it("fills in the facts that a text names, and leaves other braces", () => {
  expect(fillIn("Within {return time}, {charge inside Dhaka}. {toString} {")).toBe(
    "Within 3 days, BDT 100. {toString} {",
  );
});

it.each([
  ["privacy", []],
  ["privacy", [{ kind: "paragraph", text: " " }]],
  ["privacy", [{ kind: "paragraph", text: "Call {fone}" }]],
  ["privacy", [{ kind: "link", text: "Here", href: "javascript:alert(1)" }]],
  ["privacy", [{ kind: "link", text: "Here", href: "//evil.example" }]],
  ["privacy", [{ kind: "list", items: [] }]],
  ["privacy", [{ kind: "html", text: "<b>" }]],
  ["privacy", [{ kind: "paragraph", text: "x".repeat(2_001) }]],
  ["faq", []],
  ["faq", [{ question: "Why?", answer: "" }]],
])("of %s, %j is refused", (name, value) => {
  expect(pagesSchema.partial().safeParse({ [name]: value }).success).toBe(false);
});
