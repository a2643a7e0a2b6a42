import { Link } from '../content/styled.ts'

export interface SkipLinkProps {
  /** Id of the main part; `main` by default. */
  targetId?: string
  children?: string
}

/** The first stop of the Tab key: jumps over the header. Seen only while it has focus. */
export function SkipLink({ targetId = 'main', children = 'Skip to main content' }: SkipLinkProps) {
  return (
    <Link
      href={`#${targetId}`}
      position="absolute"
      top="2"
      insetStart="2"
      zIndex="skipLink"
      px="5"
      py="3"
      bg="bg.inverted"
      color="fg.inverted"
      borderRadius="md"
      fontWeight="bold"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      {children}
    </Link>
  )
}
