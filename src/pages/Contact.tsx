import { head, contact as words } from '@/content/contact';
import { RelatedServices } from '@/sections/RelatedServices';

import { ContactDetails, Directions, Hero } from './contact/sections';

export default function Contact() {
  return (
    <>
      <Hero {...words.hero} />
      <ContactDetails {...words.details} />
      <RelatedServices {...words.related} ground="porcelain" />
      <Directions {...words.directions} />
    </>
  );
}
Contact.head = head;
