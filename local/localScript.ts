import { randomUUID } from 'node:crypto';

import { escapeHtml } from '../supabase/functions/_shared/html.ts';
import { localPage } from './loopback.ts';
import type { Mailbox } from './mailbox.ts';
import { createScriptEndpoint, type ScriptEndpoint } from './scriptEndpoint.ts';
import { secondsOf } from './sweeper.ts';

/**
 * Google is even slower. If the sheet answered before the table, the visitor would leave the page while the table's request is still
 * running, and the row would be sent twice.
 */
const DELAY_MS = 100;
/** Google runs it every five minutes, too long to wait for locally. */
const TRIGGER_EVERY_S = 60;

interface LocalScriptOptions {
  root: string;
  dataDir: string;
  /** The site's own origin; called at each run of the trigger, because the port is not known earlier. */
  origin: () => string;
  publishableKey: string;
  mailbox: Pick<Mailbox, 'add'>;
}

/**
 * Starts the spreadsheet script as its owner sets it up: with the table's address and key, a mailbox, and the trigger that copies leads
 * into the dashboard, every LOCAL_TRIGGER_SECONDS (0: never). Does not keep the process alive.
 */
export function startLocalScript({ root, dataDir, origin, publishableKey, mailbox }: LocalScriptOptions): ScriptEndpoint {
  const script = createScriptEndpoint({
    root,
    dataDir,
    delayMs: () => DELAY_MS,
    properties: {
      get SUPABASE_URL() {
        return origin();
      },
      SUPABASE_KEY: publishableKey,
      LEAD_MAIL_TO: 'studio@example.test',
      // Off by default: the limit protects Google's quotas.
      LEADS_A_MINUTE: process.env.LOCAL_LEAD_LIMITS === 'on' ? '' : '99999',
    },
    sendMail: async ({ to, subject, body }) => {
      const html = localPage(subject, `<pre>${escapeHtml(body)}</pre>`);
      await mailbox.add({ from: 'spreadsheet-script', to, subject, text: body, html, idempotencyKey: `sheet/${randomUUID()}` });
    },
  });
  const everyS = secondsOf('LOCAL_TRIGGER_SECONDS', TRIGGER_EVERY_S);
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= script
      .runTrigger()
      // The next run retries what failed.
      .catch(() => undefined)
      .finally(() => (running = undefined));
  }, everyS * 1000);
  timer.unref();
  if (everyS === 0) clearInterval(timer);
  return {
    ...script,
    close: async () => {
      clearInterval(timer);
      await running;
      await script.close();
    },
  };
}
