import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedEmail {
  messageId: string
  subject: string
  text: string
  /** The user name in the sender's SMTP_URL. */
  user: string
}

/** Decides about an email before the sender gets an answer; a refusal is temporary. */
type Decision = (email: ReceivedEmail) => Promise<'accept' | 'refuse'>

const header = (text: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]?.trim() ?? ''

/** A local mail server that keeps what it accepted. */
export async function startMailServer(decide: Decision = async () => 'accept') {
  const accepted: ReceivedEmail[] = []
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onData(stream, session, done) {
      void receive(stream, String(session.user ?? ''), done)
    },
  })
  async function receive(stream: Readable, user: string, done: (error?: Error) => void) {
    const text = await readText(stream)
    const email = {
      messageId: header(text, 'Message-ID'),
      subject: header(text, 'Subject'),
      text,
      user,
    }
    if ((await decide(email)) === 'refuse') {
      done(Object.assign(new Error('Busy'), { responseCode: 451 }))
      return
    }
    accepted.push(email)
    done()
  }
  server.on('error', () => undefined) // a sender that was killed in the middle
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((ready) => listening.once('listening', ready))
  const { port } = listening.address() as AddressInfo
  return {
    accepted,
    url: (user = 'test') => `smtp://${user}:secret@127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
