import { Questions } from './patientRights/Questions';
import { Responsibilities } from './patientRights/Responsibilities';
import { Rights } from './patientRights/Rights';
import { Tablets } from './patientRights/Tablets';

/** Client Rights and Responsibilities (§2), labelled Client Guide. On paper it is a plain document: headings and numbered sentences. */
export default function PatientRights() {
  return (
    <>
      <Tablets />
      <Rights />
      <Responsibilities />
      <Questions />
    </>
  );
}
