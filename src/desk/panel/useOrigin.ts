import { useDesk } from '../DeskContext';
import { originText } from '../model/campaignTable';
import type { Lead } from '../model/lead';
import { useQuery } from '../useQuery';

/** Where a lead came from, in words; undefined while loading. */
export function useOrigin({ id, source }: Lead): string | undefined {
  const { campaigns } = useDesk();
  const { data: origin, failed } = useQuery(id, () => campaigns.origin(id));
  if (failed) return 'Could not be loaded';
  return origin === undefined ? undefined : originText(origin, source);
}
