import { contact } from '@/content/contact';
import { RelatedServices } from '@/sections/RelatedServices';

import { Hero } from './contact/Hero';
import { Letterhead } from './contact/Letterhead';
import { Way } from './contact/Way';

/** The contact page (§2). */
export default function Contact() {
  const { related } = contact;
  return (
    <>
      <Hero />
      <Letterhead />
      <RelatedServices headline={related.headline} services={related.services} ground="porcelain" />
      <Way />
    </>
  );
}
