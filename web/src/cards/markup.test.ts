import { expect, test } from "vitest";
import { markup } from "./markup";

test("words are escaped, markup is not", () => {
  const name = `<img src=x onerror="alert('&')">`;
  const bold = markup`<b title="${name}">${name}</b>`;
  expect(bold.html).toBe(
    `<b title="&lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;">` +
      `&lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;</b>`,
  );
  expect(markup`${[bold, bold]}${1}${false}${undefined}`.html).toBe(`${bold.html}${bold.html}1`);
});

test("a backslash is a sign like any other", () => {
  expect(markup`\n${"\\n"}`.html).toBe("\n\\n");
});
