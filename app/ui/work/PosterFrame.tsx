import styled from '@emotion/styled';
import { Drawing, type DrawnProject } from './Drawing.tsx';

/** The same name on the card and on the page: one grows into the other when a browser goes from page to page. */
const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'project' })<{
  readonly project: string;
}>(({ project }) => ({ viewTransitionName: `work-${project}` }));

/** The drawing of a project, which keeps its place between the list and the project's page. */
export function PosterFrame({ project }: { readonly project: DrawnProject }) {
  return (
    <Frame project={project.id}>
      <Drawing project={project} />
    </Frame>
  );
}
