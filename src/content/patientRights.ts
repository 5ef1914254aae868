import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { mailUrl } from '@/site/links';

import type { Point } from './shapes';

/** A group of rights. `id` is its anchor. */
export interface RightsGroup {
  id: string;
  title: string;
  /** Shown in the margin; not itself a right. */
  note: string;
  rights: readonly Point[];
  /** Number of the first right in the group. */
  first: number;
}

const unnumberedGroups: readonly Omit<RightsGroup, 'first'>[] = [
  {
    id: 'respect',
    title: 'Respect and safety',
    note: 'You are a guest first, a client second.',
    rights: [
      {
        title: 'Dignity',
        text: 'You’re treated with courtesy and without discrimination, whatever your nationality, faith, age, sex, skin tone or circumstances.',
      },
      {
        title: 'A safe place',
        text: 'Your treatment takes place in a clean, licensed studio, with qualified people, in line with Dubai Health Authority (DHA) regulations.',
      },
      {
        title: 'Privacy in the room',
        text: 'Consultation and treatment take place behind a closed door. You may ask who is present and why, and bring someone with you.',
      },
      {
        title: 'Faith and custom',
        text: 'We respect your beliefs, dress and customs. You may ask for a female artist and assistant.',
      },
    ],
  },
  {
    id: 'consent',
    title: 'Information and consent',
    note: 'Nothing begins until you’ve understood it and said yes.',
    rights: [
      { title: 'Who treats you', text: 'You may ask the name, role and licence of anyone who treats you.' },
      {
        title: 'What it involves',
        text: 'Before any treatment we explain, in plain words, what it involves, what usually follows, what can go wrong and what else you could choose.',
      },
      { title: 'What it costs', text: 'We tell you the price of each treatment, and of any follow-up, before it begins.' },
      {
        title: 'Your consent',
        text: 'Treatment starts only with your consent, in writing where DHA regulations require it. For a minor, a parent or guardian gives consent.',
      },
      {
        title: 'Saying no',
        text: 'You may refuse a treatment, pause it or stop it at any moment. We’ll explain what stopping means, and respect your decision.',
      },
      {
        title: 'A second opinion',
        text: 'You may take time to think, or ask another professional. We’ll give you the information you need.',
      },
    ],
  },
  {
    id: 'records',
    title: 'Your privacy',
    note: 'What you tell us stays with us.',
    rights: [
      {
        title: 'Confidential records',
        text: 'Your file is confidential. It’s shown only to those who treat you, or where the law or the DHA requires it.',
      },
      { title: 'Access to your file', text: 'You may read your record, ask for a copy and have mistakes corrected.' },
      {
        title: 'Photographs',
        text: 'No picture of you is taken or shown without your written consent. You may withdraw it at any time.',
      },
    ],
  },
  {
    id: 'voice',
    title: 'Your voice',
    note: 'Tell us. It won’t change how we look after you.',
    rights: [
      {
        title: 'Being heard',
        text: 'You may praise, suggest or complain, to us or to the DHA, and you’ll get an answer. A complaint never affects your care.',
      },
    ],
  },
];

/** Numbers the rights across all groups. */
const groups: readonly RightsGroup[] = unnumberedGroups.map(({ id, title, note, rights }, index) => ({
  id,
  title,
  note,
  rights,
  first: 1 + unnumberedGroups.slice(0, index).flatMap((group) => group.rights).length,
}));

const responsibilities: readonly Point[] = [
  {
    title: 'Your health, in full',
    text: 'Tell us about conditions, allergies, medicines, pregnancy and earlier treatments, even if they seem unrelated.',
  },
  { title: 'Questions', text: 'If anything is unclear, ask before you sign rather than after.' },
  { title: 'Preparation', text: 'Follow the preparation advice, and tell us if you haven’t been able to.' },
  { title: 'Your time', text: 'Arrive on time, so that neither your visit nor the next one is hurried.' },
  { title: 'Changes', text: 'Tell us as early as you can if you need to move or cancel an appointment.' },
  { title: 'Aftercare', text: 'Follow your aftercare advice. Good healing depends on it.' },
  { title: 'Reactions', text: 'Tell us at once about any reaction that worries you, and see a doctor if it’s urgent.' },
  { title: 'Courtesy', text: 'Treat the team and other clients with the respect you expect yourself.' },
  { title: 'Others’ privacy', text: 'Please don’t film or photograph others, or record in a treatment room without asking.' },
  { title: 'Payment', text: 'Pay the agreed fees at your visit, and ask us first if anything is unclear.' },
];

/**
 * How the site handles a submitted form. Every sentence must match the code. The months are the setting keep_leads_months, the hours and
 * days are those of the outbox (leads/outbox/entry.ts), and the minutes are those of the rate limit per IP address.
 */
const privacy: readonly Point[] = [
  {
    title: 'What we keep',
    text: 'Your name, your number, your email address if you give it, the treatment and your message; also the page you wrote from and, if an advert led you there, its campaign and click ID. Once you book, the day, the treatment and its price.',
  },
  {
    title: 'What for',
    text: 'To answer you, because you asked us to, and to arrange your visit. No newsletter, no profiling, no selling it on.',
  },
  {
    title: 'What not to write',
    text: 'Nothing about your health, please. Allergies, medicines and conditions are for the phone or the consultation.',
  },
  {
    title: 'Who sees it',
    /*
     * Sample: have a lawyer read the sentence about Google adverts. Without the sentence, do not upload bookings to Google. For visitors
     * from the EU the upload needs their own consent.
     */
    text: 'Our team. Google hosts our list and Supabase our database; Resend delivers the email that tells us you wrote. Their servers are outside the Emirates. If a Google advert led you here and you booked, we may tell Google that this click became a booking, on which day and of what value; never your name, number or message.',
  },
  { title: 'How long', text: 'Twenty-four months in our database and our list, then it’s erased automatically. Sooner, if you ask.' },
  {
    title: 'Seeing and erasing it',
    text: 'Ask what we hold about you, or have it corrected or erased. A message is enough, by WhatsApp or email.',
  },
  {
    title: 'On your own phone',
    text: 'If your connection fails, your request stays on your device and we keep trying to send it for 72 hours. After that it’s sent once more, the next time you open this site, and then erased. This site sets no cookies. The address that brought you is remembered in this tab only, until you close it.',
  },
  {
    title: 'Against abuse',
    text: 'For ten minutes we keep a code made from your network address, never the address itself, so that nobody can flood our forms.',
  },
  ...(import.meta.env.VITE_ANALYTICS_ORIGIN
    ? [
        {
          title: 'Counting visits',
          text: 'Plausible counts visits to our pages, without cookies. It learns the page’s address, the page you came from, how far you read, your kind of device and your country; never what you type.',
        },
      ]
    : []),
];

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: 'Preparation, Healing, Aftercare & Your Rights | Client Guide',
  description:
    'Preparation, healing day by day and aftercare for brows, lips, eyeliner and SkinPen in Dubai Marina. Your 14 rights and 10 responsibilities under DHA rules.',
};

/**
 * Client Rights and Responsibilities: 14 rights and 10 responsibilities, with reference to DHA regulations.
 * Sample: the numbers and the reference are agreed; the wording is ours, until the owner has it checked.
 */
export const patientRights = {
  hero: {
    eyebrow: 'Client Guide',
    headline: 'Client Rights *and Responsibilities*',
    lead: 'What you can expect of us, and what we ask of you, in line with Dubai Health Authority (DHA) regulations.',
    print: { label: 'Print this page', note: 'Prints as a plain document.' },
    toRights: { label: 'rights', href: '#rights', count: groups.flatMap(({ rights }) => rights).length },
    toResponsibilities: { label: 'responsibilities', href: '#responsibilities', count: responsibilities.length },
  },
  index: { label: 'On this page', title: 'Contents' },
  rights: { id: 'rights', title: 'Your rights', groups },
  responsibilities: {
    id: 'responsibilities',
    title: 'Your responsibilities',
    text: 'Good work takes two. These ten points keep you safe and the day running on time, for you and for the next client.',
    items: responsibilities,
  },
  privacy: {
    id: 'privacy',
    title: 'Your enquiry',
    headline: 'What happens *to your enquiry*',
    text: 'This is about the forms on this site. Notes from a treatment go into your file; your rights say who may read it.',
    items: privacy,
  },
  questions: {
    id: 'questions',
    /** Title in the index. */
    title: 'Questions and complaints',
    headline: 'A question, or a complaint?',
    studio: {
      title: 'To the studio',
      text: 'Speak to any of us, or write to the manager. We’ll answer in writing.',
      chat: { label: 'WhatsApp', href: chatLinks.main },
      mail: { label: facts.email, href: mailUrl },
    },
    authority: {
      title: 'To the authority',
      text: 'You may contact the Dubai Health Authority at any time, with or without speaking to us first.',
    },
  },
  related: {
    headline: 'Back to our treatments',
    services: [
      { path: '/permanent-makeup', title: 'Permanent Makeup', text: 'Brows, lips and eyeliner, from AED 1,500.' },
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'Brow tint AED 90, lash lift AED 350, and extensions.' },
      { path: '/skin-therapy', title: 'Skin Therapy', text: 'LED light therapy, AED 250 a session.' },
    ],
  },
} as const;
