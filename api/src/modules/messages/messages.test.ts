import { afterEach, expect, test } from '@jest/globals'
import { SMTPServer } from 'smtp-server'
import { createEmailOutbox } from './email-outbox.ts'
import { createSmtpEmail } from './smtp-email.ts'

let server: SMTPServer | undefined
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())))

test('a letter goes out by SMTP with its sender, subject and link', async () => {
  const received: string[] = []
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((ready) => listening.once('listening', ready))
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const smtp = createSmtpEmail(`smtp://127.0.0.1:${port}`, 'Brightyard <hello@brightyard.example>')
  const email = { to: 'asha@example.com', subject: 'A new password', text: 'https://a.example/x' }
  await smtp.send(email, 'one@brightyard.example')
  expect(received[0]).toMatch(/^From: Brightyard <hello@brightyard.example>$/m)
  expect(received[0]).toMatch(/^To: asha@example.com$/m)
  expect(received[0]).toMatch(/^Subject: A new password$/m)
  expect(received[0]).toMatch(/^Message-ID: <one@brightyard.example>$/m)
  expect(received[0]).toContain('https://a.example/x')
})

test('the outbox stores the newest two hundred emails, the newest first', async () => {
  const outbox = createEmailOutbox()
  for (let one = 0; one < 205; one++)
    await outbox.send({ to: 'a@example.com', subject: `${one}`, text: '' }, `${one}`)
  expect(outbox.emails()).toHaveLength(200)
  expect(outbox.emails()[0]?.subject).toBe('204')
})
