/** What a process that tests start gets of the settings of whoever runs them: where programs and compiled code are. */
export const bareEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
