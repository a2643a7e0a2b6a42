/** Who is invited: a family, or an organisation that wants to teach here. */
export type Referred = 'friend' | 'partner'
