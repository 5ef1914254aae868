import { picture } from '@/lib/picture';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { callUrl, chatUrl, chatWith } from '@/site/links';

/** Prefilled for a visitor whose request has not been sent yet. */
const chatUnsent = chatWith('Hello, I’d like to book a free consultation. The request I filled in on your website hasn’t been sent yet.');

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `Thank You | ${facts.studioName}`,
  description: 'Your request has been submitted. Our team will review it within 2 hours, call you and schedule your free consultation.',
};

/** The thank-you page. Sample: the words of its steps. */
export const thankYou = {
  letter: {
    picture: picture('silk-petal'),
    title: 'Thank you',
    lead: 'Your request has been submitted.',
    promise: 'Our team will review it within 2 hours, call you, and schedule your free consultation.',
    signature: facts.studioName,
    impatient: 'Rather not wait?',
    chat: { label: 'WhatsApp', href: chatUrl },
    call: { label: 'Call Now', href: callUrl },
  },
  typed: 'What you wrote, ready to send on WhatsApp',
  /** Replaces `title`, `lead` and `promise` until the sheet or the table has received the request. */
  unsent: {
    kept: {
      title: 'Not sent yet',
      lead: 'Your request hasn’t reached us yet. It’s saved on this device.',
      promise: 'We’ll send it automatically as soon as the connection works. Leave this page open, or come back to it later.',
      chat: { label: 'WhatsApp', href: chatUnsent },
    },
    unsaved: {
      title: 'Not sent yet',
      lead: 'Your request hasn’t reached us yet.',
      promise: 'We’ll send it automatically as soon as the connection works. Please keep this page open until then.',
      chat: { label: 'WhatsApp', href: chatUnsent },
    },
    failed: {
      title: 'Not sent',
      lead: 'Sorry, something went wrong and your request wasn’t sent.',
      promise: 'Message us on WhatsApp or call, and we’ll arrange your free consultation.',
      impatient: 'The quickest way to reach us:',
    },
  },
  next: {
    title: 'What happens next',
    until: 'In the meantime:',
    links: [
      { label: 'Look through the gallery', href: '/gallery' },
      { label: 'Read the Client Guide', href: '/patient-rights' },
    ],
    steps: [
      { when: 'Within 2 hours', title: 'We read it', text: 'Then we choose the right person to call you.' },
      { when: 'Then', title: 'We call', text: 'A short chat, on the number you gave us. Please keep your phone nearby.' },
      {
        when: 'When it suits you',
        title: 'We meet',
        text: `Your free consultation, at ${facts.hotel} in ${facts.district}. You leave with our advice and a price, and no obligation.`,
      },
    ],
  },
} as const;
