import type { ProgramPage } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useQuery } from '@brightyard/runtime'
import { Box, Container, Hero, LinkButton, Section, Stack } from '@brightyard/ui'
import { LearnScene } from '@brightyard/ui/art'
import { Loaded } from '../../entries/loaded.tsx'
import { ProgramGrid } from '../../programs/program-grid.tsx'
import { subjectNames } from '../../programs/program-words.ts'
import { nothingChosen, programsQuery } from '../../programs/programs.queries.ts'
import { Chips, crumbsOf, intro } from './program-chips.tsx'

/** Of the landing's first steps: the age at which each begins. */
const ages = [4, 6, 8, 10, 12, 14]

/** What programs are, by age and subject, and those that the editors recommend. */
export function ProgramsLanding() {
  const programs = useQuery(programsQuery(nothingChosen))
  return (
    <Box colorPalette="learn" overflowX="clip">
      <PageHead
        title="Programs"
        description={intro}
        canonical={contentPaths.programs.to()}
        structuredData={crumbsOf(['Programs', contentPaths.programs.to()])}
      />
      <Hero
        area="learn"
        kicker="Weeks that lead somewhere"
        title="Programs"
        art={<LearnScene />}
        actions={
          <LinkButton asChild>
            <Link to={contentPaths.allPrograms.to()}>All programs</Link>
          </LinkButton>
        }
      >
        {intro} At the end there is a certificate.
      </Hero>
      <Container pt={{ base: '6', md: '8' }} pb={{ base: '10', md: '16' }}>
        <Stack gap={{ base: '10', md: '14' }}>
          <Section title="How old is your child?">
            <Chips
              label="Ages"
              choices={ages.map((age) => ({
                label: `${age} years`,
                to: contentPaths.allPrograms.to({}, { age }),
              }))}
            />
          </Section>
          <Section title="Programs that we recommend">
            <Loaded
              query={programs}
              what="the programs"
              isEmpty={({ data }) => data.length === 0}
              empty="The next programs are being prepared. Please check back soon."
            >
              {({ data }) => <ProgramGrid label="Programs" programs={recommended(data)} />}
            </Loaded>
          </Section>
          {programs.data ? (
            <Section title="By subject">
              <Chips
                label="Subjects"
                choices={programs.data.subjects.map(({ value, count }) => ({
                  label: `${subjectNames[value]} (${count})`,
                  to: contentPaths.allPrograms.to({}, { subject: value }),
                }))}
              />
            </Section>
          ) : null}
        </Stack>
      </Container>
    </Box>
  )
}

const recommended = (programs: ProgramPage['data']) => {
  const featured = programs.filter(({ is_featured }) => is_featured)
  return featured.length > 0 ? featured : programs.slice(0, 4)
}
