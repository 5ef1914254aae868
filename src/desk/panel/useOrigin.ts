import { useEffect, useState } from 'react';

import { useDesk } from '../DeskContext';
import { originText } from '../model/campaignTable';
import type { Lead } from '../model/lead';

/** Where a lead came from, in words. Undefined while it is read, once per opening of the details. */
export function useOrigin({ id, source }: Lead): string | undefined {
  const { origin } = useDesk().campaigns;
  const [text, setText] = useState<string>();
  useEffect(() => {
    let over = false;
    origin(id).then(
      (found) => over || setText(originText(found, source)),
      () => over || setText('Could not be loaded'),
    );
    return () => {
      over = true;
    };
  }, [origin, id, source]);
  return text;
}
