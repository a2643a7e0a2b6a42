import type { Mail } from './mail-port.ts'

/** A notification as a letter; its last line says how to get no more of them. */
export const noticeLetter = (
  to: string,
  notice: { title: string; description: string; link: string; settingsLink: string },
): Mail => ({
  to,
  subject: notice.title.replaceAll(/[\r\n]+/g, ' '),
  text: [
    'Hello,',
    notice.description || notice.title,
    notice.link,
    `You choose which letters come to you here:\n${notice.settingsLink}`,
    'Your Brightyard team',
  ].join('\n\n'),
})
