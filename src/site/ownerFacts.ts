interface OwnerFact {
  /** The heading in the Client Guide. */
  readonly title: string;
  /** `npm run launch-check` prints it while `text` is empty. */
  readonly question: string;
  /** The owner's answer, in sentences for visitors. */
  readonly text: string;
}

/** Facts that only the owner knows, in the order of the Client Guide. No page shows an entry until its `text` is written. */
export const ownerFacts: readonly OwnerFact[] = [
  { title: 'How long it takes', question: 'How many minutes does each treatment take, and the consultation?', text: '' },
  {
    title: 'After the touch-up',
    question: 'After which week does a touch-up cost the full price, and what does a yearly refresh cost?',
    text: '',
  },
  { title: 'Grand Masters', question: 'Who is a Grand Master for brows, lips and eyeliner?', text: '' },
  {
    title: 'The consultation',
    question: 'Is the consultation free for everyone, or for first-time clients only (as the popups say)?',
    text: '',
  },
  { title: 'Patch test', question: 'Before which treatments do you do a patch test, when, and is it free?', text: '' },
  { title: 'Booking and paying', question: 'Deposit, notice to cancel, how late a client may come, ways to pay, VAT?', text: '' },
  { title: 'If it isn’t right', question: 'What do you do if a result needs changing, and how do you remove pigment?', text: '' },
  { title: 'Our artists', question: 'How many years has each artist worked, and what is her licence called?', text: '' },
  { title: 'Languages', question: 'Which languages do you speak?', text: '' },
  { title: 'Who treats you', question: 'Who treats women, who treats men, and may a client bring someone or a child?', text: '' },
  { title: 'Minimum age', question: 'From which age do you treat?', text: '' },
  { title: 'What we use', question: 'Which pigments and numbing cream do you use, and what do you say about MRI scans?', text: '' },
  { title: 'At your home', question: 'Which zones cost no travel charge, and what is the charge elsewhere?', text: '' },
  {
    title: 'What’s included',
    question: 'After how many weeks is a lash refill due, and what is in Bridal, the hair colour Add-On and the Signature Facial?',
    text: '',
  },
  { title: 'Photographs', question: 'How many weeks after the treatment are your healed photographs taken?', text: '' },
];
