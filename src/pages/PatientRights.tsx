import { patientRights } from '@/content/patientRights';
import { RelatedServices } from '@/sections/RelatedServices';

import { Questions } from './patientRights/Questions';
import { Responsibilities } from './patientRights/Responsibilities';
import { Rights } from './patientRights/Rights';
import { Tablets } from './patientRights/Tablets';

/** Client Rights and Responsibilities (§2), labelled Client Guide. On paper it is a plain document: headings and numbered sentences. */
export default function PatientRights() {
  const { related } = patientRights;
  return (
    <>
      <Tablets />
      <Rights />
      <Responsibilities />
      <Questions />
      <div className="print:hidden">
        <RelatedServices headline={related.headline} services={related.services} ground="petal" />
      </div>
    </>
  );
}
