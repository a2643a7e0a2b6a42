import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, queryable, seedRows } from '@brightyard/api'
import { createPost, deletePost } from '@brightyard/contract'
import { openDatabase } from '@brightyard/database'
import { startPostgres, temporaryFolder } from '@brightyard/tools'
import sharp from 'sharp'
import { check, until } from './files/findings.ts'
import { lineTo, startForeignStore } from './files/foreign-store.ts'
import { type Instance, startInstance, upload } from './files/instance.ts'
import { address } from './option-values.ts'
import { readOptions } from './options.ts'
import { filmOf } from './uploads/film.ts'

const { values } = readOptions({
  usage: 'pnpm bench:files',
  measures: 'Two APIs with one store of files on an S3 server that is not ours.',
  needs:
    'PostgreSQL, and s3rver (npm install --global s3rver) or --url; without a server it ends with 3',
  options: {
    url: {
      type: 'string',
      takes: address('https://KEY:SECRET@server/bucket'),
      about: 'of a bucket that may be filled and emptied; s3rver is started unless given',
    },
  },
})
const folder = temporaryFolder('brightyard-files-').path
const store = values.url
  ? { title: new URL(values.url).host, url: values.url, stop: () => {} }
  : await startForeignStore(join(folder, 'store'))
if (!store) {
  console.log(
    'There is no S3 server here, so nothing was tested.\n\nRun `npm install --global s3rver`, or name a server: pnpm bench:files --url=https://KEY:SECRET@server/bucket',
  )
  process.exit(3)
}
console.log(`S3 server: ${store.title}`)

const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const server = await startPostgres({ isMeasured: true })
const database = await openDatabase({ url: server.url })
const count = async (sql: string) => Number((await database.query(sql))[0]?.['count'])
const inDatabase = () => count('select count(*) from upload_parts')
const inStore = () => count('select count(*) from uploads where stored_as is not null')
const line = await lineTo(new URL(store.url))
const instances: Instance[] = []
try {
  await migrate(database)
  await seedRows(queryable(database), new Date())
  const address = new URL(store.url)
  address.host = `127.0.0.1:${line.port}`
  const environment = { DATABASE_URL: server.url, FILES_URL: address.href }
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 60 }
  const jpg = await sharp({
    create: { width: 500, height: 500, channels: 3, background: '#fff', noise },
  })
    .jpeg()
    .toBuffer()
  const names = [`${'0f'.repeat(10)}@2x.jpg`, 'placeholder.jpg']
  /** More than one page of a list. */
  const many = Array.from({ length: 1100 }, (_, at) => `picture-${at}.jpg`)
  const start = async (name: string, media: readonly string[]) => {
    const own = join(folder, name)
    instances.push(await startInstance(name, own, environment))
    if (media.length === 0) return
    for (const file of media) writeFileSync(join(own, 'media', file), jpg)
    await instances.pop()?.stop()
    instances.push(await startInstance(name, own, environment))
  }
  await start('api-1', [...names, ...many])
  await instances.pop()?.stop()
  await start('api-1', [])
  await start('api-2', [])
  const [one, two] = instances as [Instance, Instance]

  console.log('Pictures of /media, which only the first has in its folder')
  for (const [name, cache] of [
    [names[0], 'public, max-age=31536000, immutable'],
    [names[1], 'public, max-age=3600'],
  ] as const) {
    const answers = [await one.get(`/media/${name}`), await two.get(`/media/${name}`)]
    const bytes = await Promise.all(answers.map(bodyOf))
    check(
      `${name} is the same on both`,
      bytes.every((each) => each.equals(jpg)),
      bytes.map(String),
    )
    const headers = answers.map(
      ({ headers: found }) => `${found.get('cache-control')} ${found.get('content-type')}`,
    )
    check(
      `browsers may keep it: ${cache}`,
      headers.every((each) => each === `${cache} image/jpeg`),
      headers,
    )
  }
  check('none is sent twice', !one.log().includes('are in the store now'))
  const last = await bodyOf(await two.get(`/media/${many.at(-1)}`))
  check(`all ${many.length} others are there`, last.equals(jpg), last.length)
  const picture = `/media/${names[0]}`
  const etag = (await two.get(picture)).headers.get('etag') ?? ''
  const unchanged = await two.get(picture, { 'if-none-match': etag })
  check('who has it already gets 304', unchanged.status === 304, `${etag} ${unchanged.status}`)
  const ranges = await two.get(picture, { range: 'bytes=100-199' })
  const part = await bodyOf(ranges)
  check(
    'a range is answered with 206',
    ranges.status === 206 && part.equals(jpg.subarray(100, 200)),
    ranges.status,
  )
  const beyond = await two.get(picture, { range: 'bytes=99999999-' })
  check('one beyond the end with 416', beyond.status === 416, beyond.status)
  const none = await two.get('/media/none.jpg')
  check('what is not there with 404', none.status === 404, none.status)

  console.log('Uploads')
  const token = await one.signIn('admin@example.com')
  const film = filmOf(3_500_000)
  const post = async (api: Instance, text: string) => {
    const video = { upload: await upload(api, 'post-video', film, token), alt: 'A film' }
    return api.call(createPost, { text, audience: 'everyone', video, key: randomUUID() }, token)
  }
  await until('files of the demonstration are in the store', async () => (await inDatabase()) === 0)
  const before = await inStore()
  const first = await post(one, 'A film of our street.')
  const src = first.media[0]?.src ?? ''
  const whole = await bodyOf(await two.get(src))
  await until(
    'what was sent to the first is in the store',
    async () => (await inStore()) === before + 1,
  )
  check('and no longer in the database', (await inDatabase()) === 0)
  const moved = await bodyOf(await two.get(src))
  check(
    'the second serves it as before',
    whole.length > 3_000_000 && moved.equals(whole),
    moved.length,
  )
  const middle = await two.get(src, { range: 'bytes=1500000-1500999' })
  const piece = await bodyOf(middle)
  check(
    'and a part of it',
    middle.status === 206 && piece.equals(whole.subarray(1_500_000, 1_501_000)),
    middle.status,
  )

  console.log('The store does not answer')
  line.cut(true)
  await until('readiness says so, and stays 200', async () => {
    const ready = await two.get('/readyz')
    return ready.status === 200 && (await ready.text()).includes('"files":"not ready"')
  })
  for (const path of [src, picture]) {
    const refused = await two.get(path)
    const text = await refused.text()
    check(
      'what is in it is refused for now: 503, retry after a minute',
      refused.status === 503 &&
        text.includes('files_unavailable') &&
        refused.headers.get('retry-after') === '60',
      `${refused.status} ${text}`,
    )
  }
  const second = await post(two, 'A film of our garden.')
  const garden = await bodyOf(await one.get(second.media[0]?.src ?? ''))
  check(
    'what comes meanwhile is taken, and served by the other',
    garden.equals(whole),
    garden.length,
  )
  await until('the log says so', async () =>
    two.log().includes('the store of FILES_URL does not answer'),
  )
  line.cut(false)
  await until(
    'once it is back, that too is in the store',
    async () => (await inStore()) === before + 2,
  )
  check('and no longer in the database', (await inDatabase()) === 0)
  const after = await bodyOf(await one.get(second.media[0]?.src ?? ''))
  check('nothing is lost', after.equals(whole) && (await bodyOf(await two.get(src))).equals(whole))
  await until('readiness is as before', async () =>
    (await (await two.get('/readyz')).text()).includes('"files":"ready"'),
  )

  console.log('What is deleted')
  const [row] = await database.query(
    'select stored_as from uploads where stored_as is not null order by id desc limit 1',
  )
  await one.call(deletePost, { id: second.id }, token)
  await database.query(`delete from uploads where stored_as = '${String(row?.['stored_as'])}'`)
  await until(
    'is removed from the store',
    async () => (await count('select count(*) from removed_files')) === 0,
  )
} catch (error) {
  for (const one of instances) console.error(one.log().slice(-3000))
  throw error
} finally {
  for (const one of instances) await one.stop()
  line.close()
  await database.close()
  await server.stop()
  store.stop()
}
