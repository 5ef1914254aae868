import { patientRights, type RightsGroup } from '@/content/patientRights';

/** The anchors of the three parts; every group of rights has its own, from the content. */
export const anchors = { rights: 'rights', responsibilities: 'responsibilities', questions: 'questions' } as const;

/** A group of rights with the numbers of its first and last: the count runs on from group to group. */
export interface NumberedGroup {
  group: RightsGroup;
  first: number;
  last: number;
}

const { groups } = patientRights.rights;

export const numberedGroups: readonly NumberedGroup[] = groups.map((group, index) => {
  const before = countOf(groups.slice(0, index));
  return { group, first: before + 1, last: before + group.rights.length };
});

export const rightsCount = countOf(groups);

function countOf(some: readonly RightsGroup[]): number {
  return some.reduce((count, { rights }) => count + rights.length, 0);
}
