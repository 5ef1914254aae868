import { buildDigest } from './digest.ts';
import type { Dependencies, DueMail } from './handler.ts';
import { buildMail, type Mail } from './mail.ts';
import { reason } from './text.ts';

/** A call lives for a minute or two; the next minute brings the next call. */
const MAILS_PER_CALL = 5;

/** Mails what is due. The first failure ends it: what is broken for one mail is so for the next. */
export async function sweep(dependencies: Dependencies): Promise<'sent' | 'nothing' | 'failed'> {
  const { store, subject, log } = dependencies;
  for (let sent = 0; sent < MAILS_PER_CALL; sent += 1) {
    let due: DueMail | undefined;
    try {
      due = await store.claimDue();
    } catch (error) {
      log(`The database did not answer: ${reason(error)}`);
      return 'failed';
    }
    if (!due) return sent === 0 ? 'nothing' : 'sent';
    const [first] = due.leads;
    const outcome =
      due.id === first.id
        ? await deliver(due.id, `lead/${due.id}`, buildMail(first, subject), dependencies)
        : await deliver(due.id, `digest/${due.id}`, buildDigest(due.leads), dependencies);
    if (outcome === 'failed') return 'failed';
  }
  return 'sent';
}

/** Sends a mail and notes how that went. A note that is lost means another try, which the key makes the same mail. */
export async function deliver(
  mailId: string,
  key: string,
  mail: Mail,
  { store, mailer, log }: Pick<Dependencies, 'store' | 'mailer' | 'log'>,
): Promise<'sent' | 'failed'> {
  let failure: string | undefined;
  try {
    await mailer.send(mail, key);
  } catch (error) {
    failure = reason(error);
    log(`Mail ${key} was not sent: ${failure}`);
  }
  await store.settle(mailId, failure).catch((error: unknown) => log(`Of mail ${key} nothing was noted: ${reason(error)}`));
  return failure === undefined ? 'sent' : 'failed';
}
