import { expect } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { getOrigin, home } from './site-model.ts';
import { test } from './site-test.ts';

/*
 * Every page is sent with the policy (heads.test.ts), and a violation is an error in the console, which fails
 * the test in which it happens (site-test.ts). This test shows that both are true.
 */

test('what comes along with content does nothing, and is an error in the console', async ({
  page,
  expectErrors,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  expectErrors(/Content Security Policy|TrustedHTML/);
  const response = await askServer(home, '/');
  const injectedCode =
    '<script>document.documentElement.dataset.ran = "script"</script><style>main{display:none}</style>' +
    '<img src="/favicon.svg" alt="" onload="document.documentElement.dataset.ran = \'handler\'"></main>';
  await page.route(`${getOrigin(home)}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': String(response.headers['content-security-policy']) },
      body: response.text.replace('</main>', injectedCode),
    }),
  );
  await page.goto(getOrigin(home));
  await expect(page.getByRole('main')).toBeVisible();
  const setHtml = () =>
    page.evaluate(() => {
      const { body } = document;
      body.innerHTML = '<p>Other words</p>';
    });
  await expect(setHtml()).rejects.toThrow('TrustedHTML');
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  const heldBack = [/inline script/, /inline style/, /inline event handler/, /TrustedHTML/];
  await expect
    .poll(() => heldBack.filter((pattern) => !errors.some((error) => pattern.test(error))))
    .toEqual([]);
});
