import { facts } from '@/site/facts';

/** The coming-soon page (§2). Sample: its words. Its Notify Me has no action in the specification; decisions.md "Forms": a prefilled letter. */
export const comingSoon = {
  title: 'Coming soon',
  lead: 'This room is being prepared. Leave us a line, and we tell you the day its door opens.',
  notify: {
    label: 'Notify Me',
    letter: {
      subject: `Please notify me: coming soon at ${facts.studioName}`,
      body: [`Hello ${facts.studioName},`, '', 'Please let me know the day the door opens.', '', 'My name:'],
    },
  },
  contact: { phone: 'Telephone', email: 'Email', social: 'Instagram' },
  drawing: 'Illustration: an arched door, ajar, with warm light falling onto the floor',
} as const;
