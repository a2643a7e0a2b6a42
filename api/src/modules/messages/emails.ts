import type { Email } from './email-port.ts'

export const invitationEmail = (
  to: string,
  options: { from: string; links: readonly string[]; isVendor: boolean },
): Email => ({
  to,
  subject: `${options.from} invites you to Brightyard`,
  text: [
    'Hello,',
    options.isVendor
      ? `${options.from} thinks that you would be a good partner for Brightyard. Register here:`
      : `${options.from} invites you and your kids to programs, activities and the shop of Brightyard:`,
    options.isVendor
      ? `As a partner: ${options.links[0]}\n\nAs a school: ${options.links[1]}`
      : (options.links[0] ?? ''),
    'Your Brightyard team',
  ].join('\n\n'),
})
