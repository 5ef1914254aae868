import { type Browser, launch } from 'puppeteer-core';

import { type Hands, type Running, VIEWPORTS } from './visitor.ts';

/** Starts Firefox, controlled over WebDriver BiDi. Each visitor is a container with separate storage and cache. */
export async function startFirefox(executablePath: string): Promise<Running> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return { visitor: async () => await handsOf(browser), close: async () => await browser.close() };
}

async function handsOf(browser: Browser): Promise<Hands> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  return {
    async go(url, size) {
      await page.setViewport(VIEWPORTS[size]);
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    click: async ({ x, y }) => await page.mouse.click(x, y),
    type: async (text, msPerKey) => await page.keyboard.type(text, { delay: msPerKey }),
    escape: async () => await page.keyboard.press('Escape'),
    async back() {
      await page.goBack({ waitUntil: 'domcontentloaded' });
    },
    async read<Given extends unknown[], Result>(look: (...given: Given) => Result, ...given: Given) {
      return (await page.evaluate(`(${look.toString()})(...${JSON.stringify(given)})`)) as Result;
    },
    quit: async () => await context.close(),
  };
}
