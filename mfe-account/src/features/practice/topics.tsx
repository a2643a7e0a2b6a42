import type { PracticeTopic } from '@brightyard/contract/entities'
import { Box, Button, Card, Flex, Heading, Section, SimpleGrid, Text } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { Mastery } from '../../practice/mastery.tsx'
import type { StartPractice } from '../../practice/use-start-practice.ts'

interface Props {
  topics: readonly PracticeTopic[]
  classNumber: number
  onClass: (classNumber: number) => void
  /** Whether a session of one's own choice can be started. */
  mayStart: boolean
  practice: StartPractice
}

const classes = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  label: `Class ${index + 1}`,
}))

/** Every topic of a class, with how well it is known. */
export const Topics = ({ topics, classNumber, onClass, mayStart, practice }: Props) => (
  <Section
    title="All topics"
    headingSize="md"
    viewAll={
      <Box width="10rem">
        <Field label="Class" hideLabel>
          <Select
            value={String(classNumber)}
            options={classes}
            onChange={({ target }) => onClass(Number(target.value))}
          />
        </Field>
      </Box>
    }
  >
    <SimpleGrid as="ul" columns={{ base: 1, md: 2, lg: 3 }} gap="4" listStyleType="none">
      {topics.map(({ topic, title, skills, mastery }) => (
        <Card
          as="li"
          key={topic}
          variant="flat"
          p="5"
          display="flex"
          flexDirection="column"
          gap="3"
        >
          <Box flex="1">
            <Heading as="h3" size="sm">
              {title}
            </Heading>
            <Text color="fg.muted" fontSize="sm">
              {skills.join(', ')}
            </Text>
          </Box>
          <Mastery mastery={mastery} />
          <Flex>
            <Button
              size="sm"
              variant="soft"
              disabled={!mayStart}
              busy={practice.isStarting({ topic })}
              aria-label={`Practise ${title}`}
              onClick={() => practice.start({ topic })}
            >
              Practise
            </Button>
          </Flex>
        </Card>
      ))}
    </SimpleGrid>
  </Section>
)
