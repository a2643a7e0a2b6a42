/** `2026-11-21 05:30`, in UTC. */
export const dayAndTime = (iso: string) => iso.slice(0, 16).replace('T', ' ')
