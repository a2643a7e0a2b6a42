import { posterWorks } from './campaign-posters.works.ts'
import { clayWorks } from './clay.works.ts'
import { colourothonWorks } from './colourothon.works.ts'
import { daylightScenes } from './daylight-scenes.works.ts'
import { eveningScenes } from './evening-scenes.works.ts'
import { greenWorks } from './green-reporter.works.ts'
import { inventionWorks } from './inventions.works.ts'
import { kiteWorks } from './kite-letters.works.ts'
import { lampWorks } from './lamps.works.ts'
import { mathsWorks } from './maths.works.ts'
import { songWorks } from './songs.works.ts'
import { stageWorks } from './stage.works.ts'
import { storyWorks } from './stories.works.ts'
import { thingScenes } from './thing-scenes.works.ts'
import type { Work } from './work.ts'

const works: Readonly<Record<string, Work>> = {
  ...clayWorks,
  ...colourothonWorks,
  ...daylightScenes,
  ...eveningScenes,
  ...greenWorks,
  ...inventionWorks,
  ...kiteWorks,
  ...lampWorks,
  ...mathsWorks,
  ...posterWorks,
  ...songWorks,
  ...stageWorks,
  ...storyWorks,
  ...thingScenes,
}

/** What a child made for the entry with this title, or the poster of the campaign with it. */
export const workOf = (title: string): Work | undefined => works[title]
