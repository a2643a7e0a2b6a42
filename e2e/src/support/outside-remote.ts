import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPage, createRemote } from '@brightyard/build/scaffold'
import { runPnpm } from '@brightyard/tools'
import { packedPackages } from './packed-packages.ts'
import { siteUnderTest } from './site.ts'

const bed = `import { Text } from '@brightyard/ui'

export const Component = ({ season }: { season: string }) => (
  <Text>{\`Beans climb in \${season}, marigolds keep watch.\`}</Text>
)
`

/** The new page, with a place on it that the remote's own slot fills through the site. */
const page = `import { PageHead, Slot } from '@brightyard/runtime'
import { Container, PageHeading } from '@brightyard/ui'

export function Component() {
  return (
    <Container>
      <PageHead title="The garden" description="What grows this week." />
      <PageHeading>The garden</PageHeading>
      <Slot name="garden-bed" props={{ season: 'spring' }} />
    </Container>
  )
}
`

const routes = `import { defineRemote, defineRoutes, defineSlots } from '@brightyard/contract/release'

/** Everything mfe-garden owns. */
export const remote = defineRemote({
  name: 'garden',
  routes: defineRoutes([]),
  slots: defineSlots([{ name: 'garden-bed', module: './features/bed/bed.slot' }]),
})
`

/**
 * A sixth squad: a folder outside the workspace with nothing of ours but the packages as they are published.
 * It makes its remote, adds a page, and publishes to the release origin.
 */
export async function foundGardenSquad() {
  const home = mkdtempSync(join(tmpdir(), 'brightyard-garden-'))
  const folder = join(home, 'mfe-garden')
  createRemote({ name: 'garden', folder, tarballs: await packedPackages() })
  await runPnpm(['install', '--prefer-offline'], folder)
  mkdirSync(join(folder, 'src/features/bed'), { recursive: true })
  writeFileSync(join(folder, 'src/features/bed/bed.slot.tsx'), bed)
  writeFileSync(join(folder, 'src/routes.ts'), routes)
  await createPage(folder, { path: '/garden', title: 'The garden' })
  writeFileSync(join(folder, 'src/features/garden/garden.page.tsx'), page)
  return {
    folder,
    typecheck: () => runPnpm(['exec', 'tsc'], folder),
    publish: () => {
      const { folder: site, releasesOrigin } = siteUnderTest()
      const to = ['--to', join(site, 'releases'), '--origin', releasesOrigin]
      return runPnpm(['exec', 'brightyard-publish', ...to], folder)
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}
