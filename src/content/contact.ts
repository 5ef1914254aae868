import { picture } from '@/lib/picture';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { callUrl, chatUrl, mailUrl } from '@/site/links';
import { searchFacts } from '@/site/searchFacts';

import { specialHours } from './specialHours';

/** The first and the last time in the hours, as hours of the day and as the dial's note says them: 10 and '10 am'. */
const times = [...facts.contactHours.matchAll(/(\d+)(:\d+)?(?: ([AP]M))?/g)].map(([text, hour, , half]) => ({
  hour: half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'PM' ? 12 : 0),
  text: text.replace(/:00(?= )/, '').toLowerCase(),
}));
const [first, last] = [times[0], times.at(-1)];
/** Every opening hour on a 12-hour clock: 10, 11, 12, 1 ... 9. Past midnight it goes on. */
const clock =
  first && last
    ? Array.from({ length: ((last.hour - first.hour + 23) % 24) + 2 }, (_, hour) => String(((first.hour + hour + 11) % 12) + 1))
    : [];
const [mailbox = '', mailHost = ''] = facts.email.split('@');

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `Contact & Opening Hours | ${facts.studioName}, Dubai Marina`,
  description: `Message, call or visit us at ${facts.hotel}, Dubai Marina. Open every day ${searchFacts.hours.opens}-${searchFacts.hours.closes}, by appointment, with free parking.`,
};

/**
 * Texts of the contact page. Address, numbers and hours come from site/facts.ts. `lines` splits a large value where it may break.
 * `*asterisks*` set one phrase of the headline in italics.
 */
export const contact = {
  hero: {
    headline: 'Visit us in Dubai Marina, *open every day*',
    lead: `At ${facts.hotel}, by appointment. Call us, or message us on WhatsApp.`,
    chat: { label: 'WhatsApp', href: chatUrl },
    call: { label: 'Call Now', href: callUrl },
    /** The opening hours on the dial around the arch. */
    dial: clock,
    note: first && last ? `Open ${first.text} to ${last.text}` : facts.contactHours,
    plate: { picture: picture('booking-niche'), caption: 'Illustration' },
  },
  details: {
    visit: {
      label: 'Visit',
      lines: [`${facts.hotel},`, facts.district],
      note: `${facts.parking}.`,
    },
    hours: {
      label: 'Hours',
      lines: facts.contactHours.split(/ (?=to )/),
      note: 'By appointment only. Please book before you come.',
      exceptions: specialHours(),
    },
    telephone: {
      label: 'Telephone',
      call: { label: facts.phoneShown, href: callUrl },
      chat: { label: facts.chatNumberShown, href: chatUrl },
      note: 'Call the first number; message us on the second.',
    },
    email: {
      label: 'Email',
      lines: [`${mailbox}@`, mailHost],
      href: mailUrl,
      note: 'For anything too long for WhatsApp.',
    },
  },
  related: {
    headline: 'What would you like to book?',
    services: [
      { path: '/permanent-makeup', title: 'Permanent Makeup', text: 'Brows, lips and eyeliner, from AED 1,500.' },
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'Brow tint AED 90, lash lift AED 350, and extensions.' },
      { path: '/beauty', title: 'Beauty Services', text: 'Manicures, pedicures and body waxing.' },
    ],
  },
  /** Sample: how the door is found is the owner's to confirm. */
  directions: {
    title: 'How to find the door',
    steps: [
      `Park at ${facts.hotel}, free of charge.`,
      'Message us when you arrive and we’ll tell you which floor.',
      'Ring the bell. We’ll be expecting you.',
    ],
    map: { label: 'View Map', href: facts.mapUrl },
  },
} as const;
