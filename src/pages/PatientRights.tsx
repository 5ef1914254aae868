import { guide } from '@/content/guide';
import { head, patientRights as content } from '@/content/patientRights';
import { RelatedServices } from '@/sections/RelatedServices';

import { Guide } from './patientRights/Guide';
import { PageIndex } from './patientRights/PageIndex';
import { Hero, Privacy, Questions, Responsibilities, Rights } from './patientRights/sections';

const { rights, responsibilities, privacy, questions } = content;

/** The Client Rights and Responsibilities page, labelled Client Guide. It prints as a plain document: headings and numbered sentences. */
export default function PatientRights() {
  return (
    <div className="plain-print">
      <Hero {...content.hero} />
      <Rights {...rights}>
        <PageIndex
          {...content.index}
          rights={rights}
          responsibilities={responsibilities}
          guide={guide}
          privacy={privacy}
          questions={questions}
        />
      </Rights>
      <Responsibilities {...responsibilities} />
      <Guide {...guide} />
      <Privacy {...privacy} />
      <Questions {...questions} />
      <div className="print:hidden">
        <RelatedServices {...content.related} background="petal" />
      </div>
    </div>
  );
}
PatientRights.head = head;
