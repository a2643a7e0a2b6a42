import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getSiteSettings } from '@brightyard/contract'
import { siteSettings } from '../../database/schema/notifications.schema.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())

test('X-023, D-011: a visitor gets the social links, empty until they are set', async () => {
  const visitor = callerOf(api.app)
  expect(await visitor.call(getSiteSettings)).toEqual({
    facebook_link: '',
    twitter_link: '',
    instagram_link: '',
    linkedin_link: '',
    youtube_link: '',
  })
  await api.db.insert(siteSettings).values({ youtubeLink: 'https://youtube.example/brightyard' })
  expect(await visitor.call(getSiteSettings)).toMatchObject({
    facebook_link: '',
    youtube_link: 'https://youtube.example/brightyard',
  })
})
