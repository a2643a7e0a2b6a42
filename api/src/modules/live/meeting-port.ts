import type { Meeting } from '@brightyard/contract'

/** Says where a session online takes place. A conferencing service would be another implementation. */
export interface MeetingPort {
  open(session: { id: number; meetingUrl: string | null }): Promise<Meeting>
}

/** At the organiser's own link where there is one, otherwise in the site's room. */
export const linksAndRooms: MeetingPort = {
  open: async ({ meetingUrl }) =>
    meetingUrl === null ? { kind: 'room' } : { kind: 'link', url: meetingUrl },
}
