import { talentboxPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { chakra, Flex, Link as StyledLink } from '@brightyard/ui'

export interface CampCrumb {
  label: string
  to: string
}

/** The way from the types of camps down to here, on the dark band. */
export const CampCrumbs = ({ crumbs = [] }: { crumbs?: readonly CampCrumb[] }) => (
  <chakra.nav aria-label="Breadcrumb">
    <Flex as="ol" listStyleType="none" wrap="wrap" columnGap="2">
      {[
        { label: 'TalentBox', to: talentboxPaths.home.to() },
        { label: 'Camps', to: talentboxPaths.campTypes.to() },
        ...crumbs,
      ].map(({ label, to }, index, all) => (
        <Flex as="li" key={to} gap="2" align="center">
          <StyledLink asChild color="inherit" py="2.5">
            <Link to={to}>{label}</Link>
          </StyledLink>
          {index < all.length - 1 ? <span aria-hidden>›</span> : null}
        </Flex>
      ))}
    </Flex>
  </chakra.nav>
)
