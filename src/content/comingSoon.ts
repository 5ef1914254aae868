import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { callUrl, mailUrl } from '@/site/links';

/** Notify Me only opens a prefilled email in the visitor's email program. */
const subject = `Please notify me: coming soon at ${facts.studioName}`;
const letter = [`Hello ${facts.studioName},`, '', 'Please let me know when it opens.', '', 'My name:'];

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `Coming Soon | ${facts.studioName}`,
  description: `Something new is opening soon at ${facts.hotel} in ${facts.district}. Email us and we’ll tell you as soon as it opens.`,
};

/** The coming-soon page. Sample: its words. */
export const comingSoon = {
  headline: 'Coming soon',
  lead: `Something new is opening soon at ${facts.hotel}. Email us and we’ll tell you as soon as it opens.`,
  notify: {
    label: 'Notify Me',
    // Line breaks in a mailto body are CR LF (RFC 6068).
    href: `${mailUrl}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(letter.join('\r\n'))}`,
  },
  contact: [
    { label: 'Telephone', text: facts.phoneShown, href: callUrl },
    { label: 'Email', text: facts.email, href: mailUrl },
    { label: 'Instagram', text: facts.socialHandle, href: facts.socialUrl },
  ],
  drawing: 'Illustration: an arched door, ajar, with warm light falling onto the floor',
} as const;
