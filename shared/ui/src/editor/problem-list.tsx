import { Box, chakra, Text } from '@brightyard/ui'
import { useEffect, useId, useRef } from 'react'

const Leader = chakra('button', {
  base: {
    minH: '2.75rem',
    textAlign: 'start',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})

/** One thing that is missing. */
export interface Problem {
  /** Names it: `sections.0.title`. */
  place: string
  /** Where it is: `Question 3`. */
  where?: string
  sentence: string
}

export interface ProblemListProps<P extends Problem> {
  /** Without it: how many things are missing before it can be published. */
  title?: string
  problems: readonly P[]
  /** Rises each time somebody wants to go on; the list then takes the focus. */
  focusedFor: number
  onChoose: (problem: P) => void
}

const missing = (count: number) =>
  count === 1
    ? 'One thing is missing before it can be published'
    : `${count} things are missing before it can be published`

/** What is missing; each line leads to its place. */
export function ProblemList<P extends Problem>(props: ProblemListProps<P>) {
  const { problems, title = missing(problems.length), focusedFor, onChoose } = props
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [focusedFor])
  return (
    <Box
      ref={box}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      mb="5"
      p={{ base: '4', md: '5' }}
      borderRadius="lg"
      bg="danger.subtle"
    >
      <Text id={titleId} fontWeight="bold" color="danger.fg">
        {title}
      </Text>
      <chakra.ul listStyleType="none">
        {problems.map((problem) => (
          <li key={problem.place}>
            <Leader type="button" onClick={() => onChoose(problem)}>
              {problem.where ? `${problem.where}: ${problem.sentence}` : problem.sentence}
            </Leader>
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}
