export const demoPassword = 'brightyard-demo'

/** Made with the demonstration data; production refuses both. */
export const demoAccounts = [
  { signInAs: 'guardian@example.com', who: 'guardian with kids, orders and notifications' },
  { signInAs: 'guardian2@example.com', who: 'a second guardian' },
  { signInAs: 'student@example.com', who: 'student, kid ID KID-1001' },
  { signInAs: 'school@example.com', who: 'the office of a school' },
  { signInAs: 'vendor@example.com', who: 'vendor' },
  { signInAs: 'staff@example.com', who: 'vendor staff' },
  { signInAs: 'admin@example.com', who: 'super admin' },
  { signInAs: 'rep@example.com', who: 'teacher: representative of a school' },
  { signInAs: 'juror@example.com', who: 'juror of TalentBox campaigns; juror2@ and juror3@ too' },
] as const
