import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useDesk } from './DeskContext';
import { OVERVIEW_PARAMETER } from './model/lead';

/** Opens the overview for an address with `?overview`, once the overview can be shown, and then removes the parameter. */
export function useOverviewLink(known: boolean): void {
  const { show } = useDesk();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isLinked = known && new URLSearchParams(search).has(OVERVIEW_PARAMETER);
  const arrive = useEffectEvent(() => {
    show({ showsOverview: true });
    void navigate(pathname, { state, replace: true });
  });
  useEffect(() => {
    if (isLinked) arrive();
  }, [isLinked]);
}
