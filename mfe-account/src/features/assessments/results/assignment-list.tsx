import type { AssessmentAssignment, AssessmentRun } from '@brightyard/contract/entities'
import { DateTime, OnDemand } from '@brightyard/runtime'
import { Box, Button, chakra, Flex, Text } from '@brightyard/ui'
import { useState } from 'react'
import { assignedName, peopleText } from './results-words.ts'

const loadChange = () => import('./change-times-dialog.tsx')
const loadTakeBack = () => import('./take-back-dialog.tsx')

interface Props {
  run: AssessmentRun
  assignments: readonly AssessmentAssignment[]
}

/** Whom it is assigned to, with times of their own. */
export const AssignmentList = ({ run, assignments }: Props) =>
  assignments.length === 0 ? (
    <Text color="fg.muted">
      {run.is_for_candidates
        ? 'No kid or class. Candidates need no assignment: they sign in with their passcode.'
        : 'A class, a whole room, or some kids.'}
    </Text>
  ) : (
    <chakra.ul listStyleType="none">
      {assignments.map((assignment) => (
        <Row key={assignment.id} run={run} assignment={assignment} />
      ))}
    </chakra.ul>
  )

function Row({ run, assignment }: { run: AssessmentRun; assignment: AssessmentAssignment }) {
  const { started, students, student_id, opens_at, closes_at, extra_minutes } = assignment
  const [asked, setAsked] = useState<'change' | 'back' | null>(null)
  const close = () => setAsked(null)
  const name = assignedName(assignment)
  return (
    <chakra.li py="3" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: '0' }}>
      <Text fontWeight="bold" overflowWrap="anywhere">
        {name}
      </Text>
      <Box fontSize="sm" color="fg.muted">
        {student_id === null && (
          <Text>{`${peopleText(students)}, ${started} ${started === 1 ? 'has' : 'have'} started`}</Text>
        )}
        {opens_at && (
          <Text>
            Opens <DateTime iso={opens_at} show="moment" zone="home" />
          </Text>
        )}
        {closes_at && (
          <Text>
            Closes <DateTime iso={closes_at} show="moment" zone="home" />
          </Text>
        )}
        {extra_minutes > 0 && <Text>{`${extra_minutes} extra minutes`}</Text>}
      </Box>
      {run.state === 'published' && (
        <Flex gap="2" wrap="wrap" mt="2">
          <Button
            variant="soft"
            size="sm"
            minH="2.75rem"
            aria-haspopup="dialog"
            aria-label={`Change the times of ${name}`}
            onClick={() => setAsked('change')}
          >
            Change times
          </Button>
          {started === 0 && (
            <Button
              variant="plain"
              size="sm"
              minH="2.75rem"
              aria-haspopup="dialog"
              aria-label={`Take back from ${name}`}
              onClick={() => setAsked('back')}
            >
              Take back
            </Button>
          )}
        </Flex>
      )}
      <OnDemand
        load={loadChange}
        what="The form"
        run={run}
        assignment={assignment}
        open={asked === 'change'}
        onClose={close}
      />
      <OnDemand
        load={loadTakeBack}
        what="The question"
        assignment={assignment}
        open={asked === 'back'}
        onClose={close}
      />
    </chakra.li>
  )
}
