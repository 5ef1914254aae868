import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import { mailUrl } from '@/site/links';

import type { Point } from './shapes';

/** A group of rights. `id` is its anchor. */
export interface RightsGroup {
  id: string;
  title: string;
  /** Shown in the margin; not itself a right. */
  remark: string;
  rights: readonly Point[];
  /** Number of the first right in the group. */
  first: number;
}

const unnumberedGroups: readonly Omit<RightsGroup, 'first'>[] = [
  {
    id: 'respect',
    title: 'Respect and safety',
    remark: 'You are a guest first, a client second.',
    rights: [
      {
        title: 'Dignity',
        text: 'You are received with courtesy and without discrimination, whatever your nationality, faith, age, sex, skin tone or circumstances.',
      },
      {
        title: 'A safe place',
        text: 'You are treated in a clean, licensed setting, by people qualified for what they do, in line with Dubai Health Authority (DHA) regulations.',
      },
      {
        title: 'Privacy in the room',
        text: 'Consultation and treatment take place behind a closed door. You may ask who is present and why, and bring someone with you.',
      },
      {
        title: 'Faith and custom',
        text: 'Your beliefs, your dress and your customs are respected. You may ask for a female artist and a female assistant.',
      },
    ],
  },
  {
    id: 'consent',
    title: 'Information and consent',
    remark: 'Nothing begins until you have understood it and said yes.',
    rights: [
      { title: 'Who treats you', text: 'You may know the name, the role and the licence of every person who treats you.' },
      {
        title: 'What it involves',
        text: 'Before any treatment you are told, in words you understand, what it involves, what usually follows, what may go wrong, and what else you could choose.',
      },
      { title: 'What it costs', text: 'You are told the price of each treatment, and of any follow-up, before it begins.' },
      {
        title: 'Your consent',
        text: 'Treatment starts only with your consent, in writing where DHA regulations ask for it. For anyone under age, the guardian decides.',
      },
      {
        title: 'Saying no',
        text: 'You may refuse a treatment, pause it or stop it at any moment. We explain what stopping means, and respect the answer.',
      },
      {
        title: 'A second opinion',
        text: 'You may take time to think and ask another professional. We hand you the information to do so.',
      },
    ],
  },
  {
    id: 'records',
    title: 'Your privacy',
    remark: 'What you tell us stays with us.',
    rights: [
      {
        title: 'Confidential records',
        text: 'Your file is kept confidential and is shown only to those who treat you, or where the law or the DHA requires it.',
      },
      { title: 'Access to your file', text: 'You may read your record, ask for a copy, and have a mistake corrected.' },
      {
        title: 'Photographs',
        text: 'No picture of you is taken or shown without your written consent. You may withdraw that consent later.',
      },
    ],
  },
  {
    id: 'voice',
    title: 'Your voice',
    remark: 'Tell us. It changes nothing about how you are received.',
    rights: [
      {
        title: 'Being heard',
        text: 'You may praise, suggest or complain, to us or to the DHA, and you receive an answer. A complaint never affects your care.',
      },
    ],
  },
];

/** Numbers the rights across all groups. */
const groups: readonly RightsGroup[] = unnumberedGroups.map(({ id, title, remark, rights }, index) => ({
  id,
  title,
  remark,
  rights,
  first: 1 + unnumberedGroups.slice(0, index).flatMap((group) => group.rights).length,
}));

const responsibilities: readonly Point[] = [
  {
    title: 'Your health, in full',
    text: 'Tell us about conditions, allergies, medicines, pregnancy and earlier treatments, even where they seem unrelated.',
  },
  { title: 'Questions', text: 'Ask whenever something is unclear, before you sign rather than after.' },
  { title: 'Preparation', text: 'Prepare as agreed at the consultation, and say so openly if you could not.' },
  { title: 'Your time', text: 'Arrive at the hour agreed, so that neither your visit nor the next one is hurried.' },
  { title: 'Changes', text: 'Tell us as early as you can if you need to move or cancel an appointment.' },
  { title: 'Aftercare', text: 'Follow the aftercare you are given. Healing is the half of the work that is yours.' },
  { title: 'Reactions', text: 'Tell us at once about a reaction that worries you, and see a doctor if it is urgent.' },
  { title: 'Courtesy', text: 'Treat the team and the other guests with the respect that you are owed yourself.' },
  { title: 'Others’ privacy', text: 'Do not film or photograph others, nor record in a treatment room without agreement.' },
  { title: 'Payment', text: 'Settle the agreed fees at the visit, and raise any question about them with us first.' },
];

/**
 * How the site handles a submitted form. Every sentence must match the code. The months are the setting keep_leads_months, the hours and
 * days are those of the outbox (leads/delivery.ts), and the minutes are those of the rate limit per IP address.
 */
const privacy: readonly Point[] = [
  {
    title: 'What we keep',
    text: 'Your name, your number, your e-mail address where you give it, the treatment and your message; with them the page you wrote from and the advert that led you there.',
  },
  {
    title: 'What for',
    text: 'To answer you, because you asked us to, and to arrange your visit. No newsletter, no selling on, no profile.',
  },
  {
    title: 'What not to write',
    text: 'Nothing about your health, please. Allergies, medicines and conditions belong in the consultation, face to face.',
  },
  {
    title: 'Who sees it',
    text: 'Our team alone. Google keeps our list, Supabase our database, and Resend carries the mail that tells us of you; their servers stand outside the Emirates.',
  },
  { title: 'How long', text: 'Twenty-four months in our database and our list, then it is erased by itself. Sooner, if you ask.' },
  {
    title: 'Seeing and erasing it',
    text: 'Ask what we hold of you, have a mistake corrected or all of it erased: a message is enough, by WhatsApp or by mail.',
  },
  {
    title: 'On your own phone',
    text: 'If your connection fails, what you sent waits on your device for up to 72 hours until it has reached us, and never longer than 30 days. This site sets no cookies.',
  },
  {
    title: 'Against abuse',
    text: 'For ten minutes we keep a code made of your network address, never the address itself, so that nobody can flood us in your name.',
  },
];

/**
 * Client Rights and Responsibilities: 14 rights and 10 responsibilities, with reference to DHA regulations.
 * Sample: the numbers and the reference are agreed; the wording is ours, until the owner has it checked.
 */
export const patientRights = {
  hero: {
    eyebrow: 'Client guide',
    headline: 'Client Rights *and Responsibilities*',
    lead: 'What you may expect of us, and what we ask of you, in line with Dubai Health Authority (DHA) regulations.',
    print: { label: 'Print this page', note: 'It prints as a plain document.' },
    toRights: { label: 'rights', href: '#rights', count: groups.flatMap(({ rights }) => rights).length },
    toResponsibilities: { label: 'responsibilities', href: '#responsibilities', count: responsibilities.length },
  },
  index: { label: 'On this page', title: 'Contents' },
  rights: { id: 'rights', title: 'Your rights', groups },
  responsibilities: {
    id: 'responsibilities',
    title: 'Your responsibilities',
    text: 'Good work takes two. These ten points keep you safe and the day calm, for you and for whoever comes after you.',
    items: responsibilities,
  },
  privacy: {
    id: 'privacy',
    title: 'Your enquiry',
    headline: 'What becomes of *your enquiry*',
    text: 'About the forms of this site. What is written down at a treatment is your file: your rights say who may read it.',
    items: privacy,
  },
  questions: {
    id: 'questions',
    /** Title in the index. */
    title: 'Questions and complaints',
    headline: 'A question, or a complaint?',
    studio: {
      title: 'To the studio',
      text: 'Speak to any of us, or write to the manager. You receive an answer in writing.',
      chat: { label: 'WhatsApp', href: chatLinks.main },
      mail: { label: facts.email, href: mailUrl },
    },
    authority: {
      title: 'To the authority',
      text: 'You may turn to the Dubai Health Authority at any time, with or without speaking to us first.',
    },
  },
  related: {
    headline: 'Back to the treatments',
    services: [
      { path: '/permanent-makeup', title: 'Permanent Makeup', text: 'Brows, lips and lash lines, drawn for one face.' },
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'Lamination, tint, lifts and extensions.' },
      { path: '/skin-therapy', title: 'Skin Therapy', text: 'Three lights, for three intentions.' },
    ],
  },
} as const;
