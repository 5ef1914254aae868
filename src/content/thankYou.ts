import { picture } from '@/lib/picture';
import { facts } from '@/site/facts';
import { callUrl, chatUrl } from '@/site/links';

/** The thank-you page. Sample: the words of its steps. */
export const thankYou = {
  letter: {
    picture: picture('silk-petal'),
    title: 'Thank you',
    lead: 'Your request has been submitted.',
    promise: 'Our team will review it within 2 hours, call you, and schedule your free consultation.',
    signature: facts.studioName,
    impatient: 'If you would rather not wait:',
    chat: { label: 'WhatsApp', href: chatUrl },
    call: { label: 'Call Now', href: callUrl },
  },
  next: {
    title: 'What happens now',
    until: 'Until then:',
    links: [
      { label: 'Look through the gallery', href: '/gallery' },
      { label: 'Read the client guide', href: '/patient-rights' },
    ],
    steps: [
      { when: 'Within 2 hours', title: 'We read it', text: 'An artist looks at what you wrote and thinks about who suits it best.' },
      { when: 'Then', title: 'We call', text: 'A short conversation, at the number you gave us. Please keep your telephone near.' },
      {
        when: 'At your hour',
        title: 'We meet',
        text: 'A free consultation in the Marina. You leave with a drawing and a price, and no obligation.',
      },
    ],
  },
} as const;
