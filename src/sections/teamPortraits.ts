import niamh from 'picture:team-1';
import amal from 'picture:team-2';
import clara from 'picture:team-3';
import zuri from 'picture:team-4';
import imani from 'picture:team-5';
import leila from 'picture:team-6';

import type { TeamMemberId } from '@/content/team';
import type { PictureSource } from '@/lib/picture';

/** The portrait of every member of content/team.ts. */
export const teamPortraits: Record<TeamMemberId, PictureSource> = { niamh, amal, clara, zuri, imani, leila };
