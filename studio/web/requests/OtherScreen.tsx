import { Link } from 'react-router';
import { PlainButton } from '../parts.tsx';

/** A link to another screen, as high as a finger. */
export const OtherScreen = PlainButton.withComponent(Link);
