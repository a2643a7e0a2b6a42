import { colourothonWorks } from './colourothon.works.ts'
import { inventionWorks } from './inventions.works.ts'
import { songWorks } from './songs.works.ts'
import { stageWorks } from './stage.works.ts'
import { storyWorks } from './stories.works.ts'
import type { Work } from './work.ts'

const works: Readonly<Record<string, Work>> = {
  ...colourothonWorks,
  ...inventionWorks,
  ...songWorks,
  ...stageWorks,
  ...storyWorks,
}

/** What a child made for the entry with this title. */
export const workOf = (title: string): Work | undefined => works[title]
