import { comingSoon } from '@/content/comingSoon';
import { facts } from '@/site/facts';

const { subject, body } = comingSoon.notify.letter;

/** A letter to the studio with subject and text filled in, for the visitor's own mail program (RFC 6068: lines end in CR LF). */
export const notifyLetter = `mailto:${facts.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join('\r\n'))}`;
